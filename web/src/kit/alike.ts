/** Whether two sets of props are equal, although values that a board computes for each picture are new objects each time. */
export const isAlike = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

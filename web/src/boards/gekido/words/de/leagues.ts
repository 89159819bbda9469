/** What a season against AI opponents is called. */
export const career = 'Gekido-Duell'

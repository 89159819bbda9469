/** The name of a season against AI opponents. */
export const career = 'Gekido Duel'

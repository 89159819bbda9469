/** The name of a season against AI opponents. */
export const career = 'PBL-Keeper-Liga'

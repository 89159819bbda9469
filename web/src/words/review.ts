import { german } from './index.ts'
import { review } from './en/review.ts'

/** The texts of the review and the analysis board, loaded with their screens instead of with the first page. */
export const reviewWords = german?.review ?? review

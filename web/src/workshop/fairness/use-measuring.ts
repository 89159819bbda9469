import { useMakeFair, type Searching } from './use-make-fair.ts'
import { useStudy, type Studying } from './use-study.ts'

/** What is measured for a box: its win rates, what pieces are worth, and the search for fairer numbers. */
export interface Measuring {
  rates: Studying
  worth: Studying
  searching: Searching
}

/** This belongs to the box instead of its Fairness tab, so that games continue while another tab is open. */
export const useMeasuring = (): Measuring => ({ rates: useStudy(), worth: useStudy(), searching: useMakeFair() })

import { keeperCards } from '@robodrome/games'
import { useEffect, useState } from 'react'

let known: readonly string[] = []

/** The cards that can be keepers, in card order; empty until loaded. */
export function useCards(): readonly string[] {
  const [cards, setCards] = useState(known)
  useEffect(() => {
    if (known.length > 0) return
    const load = async (): Promise<void> => {
      known = (await keeperCards()).filter(({ kind }) => kind !== 'action').map(({ name }) => name)
      setCards(known)
    }
    void load()
  }, [])
  return cards
}

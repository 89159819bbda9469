import { install, registry, type Language } from '@robodrome/games'
import type { HostedGame, Spoken } from '@robodrome/outside/hosted'
import { useSyncExternalStore } from 'react'
import { language } from '../words/language.ts'

/*
 * Games from outside: each is known only to the server that hosts it, so the page requests their texts. Their code is never sent here; the
 * board draws what the host has put into words.
 */

const known = new Map<string, HostedGame>()
const ears = new Set<() => void>()
let load: () => Promise<unknown> = async () => undefined
let asked: Promise<unknown> | null = null
let isAnswered = false

/** Sets how to ask the server, called by the part of the page that talks to it. */
export const hostedLoadsBy = (ask: () => Promise<unknown>): void => {
  load = ask
}

const engine = () => import('@robodrome/outside/hosted')

/** Called when the server's list of games has arrived; the list is empty if there is no server. */
export function noteHosted(games: readonly HostedGame[]): void {
  const fresh = games.filter(({ id }) => !known.has(id) && !Object.hasOwn(registry, id))
  for (const game of fresh) {
    const words = (spoken: Language) => async () => (await engine()).hostedWords(game, spoken)
    install(game.id, {
      title: game.title.en,
      load: async () => (await engine()).hostedGame(game),
      words: { en: words('en'), de: words('de') },
    })
    known.set(game.id, game)
  }
  if (isAnswered && fresh.length === 0) return
  isAnswered = true
  for (const ear of ears) ear()
}

/**
 * Asks the server once for games that this page does not know. A failure is not an error, because a page without a server has no such
 * games.
 */
export const askForHosted = (): Promise<unknown> =>
  (asked ??= load().catch(() => {
    asked = null
    noteHosted([])
  }))

/** Whether the server's first list is still to come. Until then, nobody knows whether an id belongs to a game from outside. */
export const isWaitingForHosted = (): boolean => !isAnswered

/** A game from outside; null for one that is built in. */
export function hosted(id: string): HostedGame | null {
  const found = known.get(id) ?? null
  if (found === null && !Object.hasOwn(registry, id)) void askForHosted()
  return found
}

/** The ids of games from outside, in the server's order. */
export const hostedIds = (): string[] => [...known.keys()]

/** A text in the language of the page, or in English. */
export const inOwnLanguage = <T>(texts: Spoken<T>): T => texts[language] ?? texts.en

/** Whether the game lacks texts in the language of the page. */
export const speaksOnlyEnglish = (id: string): boolean => language !== 'en' && known.has(id) && known.get(id)!.title[language] === undefined

const listen = (ear: () => void): (() => void) => {
  ears.add(ear)
  return () => ears.delete(ear)
}

/** Renders a screen again when games have arrived, or when it is known that there are none. */
export const useHosted = (): number => useSyncExternalStore(listen, () => (isAnswered ? known.size : -1))

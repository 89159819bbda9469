import { Component, lazy, Suspense, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { words } from '../words/index.ts'
import { tableLoadsBy } from '../page/ahead.ts'
import { useHosted } from '../page/hosted.ts'
import { parseRoute, useHash } from '../page/route.ts'
import { Shell } from '../shell/shell.tsx'
import { useTab } from '../shell/tab.ts'
import { UpdateNote } from '../shell/update-note.tsx'
import { HOME, PLACES, SCREENS } from './screens.tsx'

const loadBattle = () => import('../frame/battle.tsx')
const Battle = lazy(loadBattle)
tableLoadsBy(loadBattle)
const Nowhere = lazy(() => import('./nowhere.tsx'))
const RulesPage = lazy(() => import('./rules-page.tsx'))

export function App() {
  const route = parseRoute(useHash())
  useTab()
  useHosted()
  const screen = route.at === 'place' ? SCREENS[route.place] : undefined
  return (
    <Catch>
      <UpdateNote />
      <Suspense fallback={null}>
        {screen &&
          route.at === 'place' &&
          (screen.isWhole?.(route.rest) ? (
            <screen.Page rest={route.rest} />
          ) : (
            <Shell at={screen.place} places={PLACES}>
              <Suspense fallback={null}>
                <screen.Page key={route.place} rest={route.rest} />
              </Suspense>
            </Shell>
          ))}
        {route.at === 'lobby' && (
          <Shell at="play" places={PLACES}>
            <Lobby {...HOME} />
          </Shell>
        )}
        {route.at === 'place' && !screen && (
          <Shell at={null} places={PLACES}>
            <Nowhere />
          </Shell>
        )}
        {route.at === 'rules' && <RulesPage game={route.game} rule={route.rule} />}
        {(route.at === 'battle' || route.at === 'table') && <Battle key={`${route.at} ${route.id}`} kind={route.at} id={route.id} />}
      </Suspense>
    </Catch>
  )
}

/** The error page: a sentence, what is saved, and a button. */
class Catch extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="cover">
        <h1>{words.error.title}</h1>
        <p>{words.error.saved}</p>
        <Button look="bone" onClick={() => location.reload()}>
          {words.error.again}
        </Button>
        <small>{error.message}</small>
      </main>
    )
  }
}

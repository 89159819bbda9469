import { OWN_SCOPES, SCOPES, type Scope, type Token, type TokenShown } from '@robodrome/protocol'
import { useState, type SyntheticEvent } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Alert } from '../kit/alert.tsx'
import { Pill } from '../kit/pill.tsx'
import { copyText } from '../page/copy.ts'
import { EXTRAS } from '../boards/extras.ts'
import { Pad } from '../boards/pad.tsx'
import { Field, Tick } from '../kit/field.tsx'
import { Stage } from '../shell/stage.tsx'
import { words } from '../words/index.ts'
import { addProgram, addToken, revoke, tokens } from './api.ts'
import { useLoaded } from '../table/remote.ts'
import '../lobby/create/create.css'
import './meet.css'
import '../shell/stage.css'
import '../lobby/lobby.css'

/** The reader's bots, and every token with its scopes. */
export default function Programs() {
  const { found, again } = useLoaded(tokens)
  const [problem, setProblem] = useState<string | null>(null)
  const w = words.programs
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null)
    try {
      await work()
      await again()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="lobby meet">
      <Stage
        heading={w.title}
        lead={w.lead}
        actions={
          <ButtonLink look="ghost" href="/api/docs">
            {w.docs}
          </ButtonLink>
        }
      >
        <Pad seat={2} figure={EXTRAS.cat} height={190} />
      </Stage>
      <main className="wrap one">
        {problem && <Alert>{problem}</Alert>}
        <NewProgram add={(name) => attempt(() => addProgram(name))} />
        {found?.programs.length === 0 && <p className="note">{w.none}</p>}
        {found?.programs.map(({ id, name, tokens: all }) => (
          <Account key={id} id={id} name={name} all={all} scopes={SCOPES} attempt={attempt} />
        ))}
        {found && <Account id={null} name={w.self} note={w.selfHint} all={found.own} scopes={OWN_SCOPES} attempt={attempt} />}
      </main>
    </div>
  )
}

const NewProgram = ({ add }: { add(name: string): Promise<void> }) => {
  const [name, setName] = useState('')
  const w = words.programs
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void add(name).then(() => setName(''))
  }
  return (
    <form className="panel meet-form" onSubmit={submit}>
      <h2>{w.newProgram}</h2>
      <Field title={w.name}>
        <input type="text" required maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" look="signal">
        {w.create}
      </Button>
    </form>
  )
}

interface AccountProps {
  /** Null: one's own. */
  id: string | null
  name: string
  note?: string
  all: readonly Token[]
  scopes: readonly Scope[]
  attempt(work: () => Promise<unknown>): Promise<void>
}

function Account({ id, name, note, all, scopes, attempt }: AccountProps) {
  const [fresh, setFresh] = useState<TokenShown | null>(null)
  const w = words.programs
  const heading = `account-${id ?? 'own'}`
  return (
    <section className="panel meet-form" aria-labelledby={heading}>
      <h2 id={heading}>
        {name} {id !== null && <Pill>{words.bot}</Pill>}
      </h2>
      {note && <p className="note">{note}</p>}
      {all.length === 0 && <p className="note">{w.noTokens}</p>}
      <ul className="meet-list">
        {all.map((token) => (
          <li key={token.id}>
            <span className="grow">
              <b>{token.name}</b>
              <small>
                {token.scopes.join(', ')} ·{' '}
                {token.usedAt === null ? w.unused : w.used(new Date(token.usedAt).toLocaleString(words.time.language))}
              </small>
            </span>
            <Button look="ghost" aria-label={w.revokeName(token.name)} onClick={() => void attempt(() => revoke(token.id))}>
              {w.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {fresh && <Shown token={fresh.token} />}
      <NewToken scopes={scopes} add={(label, wanted) => attempt(async () => setFresh(await addToken(id, label, wanted)))} />
    </section>
  )
}

const Shown = ({ token }: { token: string }) => {
  const [copied, setCopied] = useState(false)
  const w = words.programs
  const copy = (): void => void copyText(token).then(setCopied)
  return (
    <label className="setting" role="status">
      <span>{w.shown}</span>
      <input type="text" readOnly value={token} onFocus={(event) => event.target.select()} />
      <Button look="bone" onClick={copy}>
        {copied ? w.copied : w.copy}
      </Button>
    </label>
  )
}

function NewToken({ scopes, add }: { scopes: readonly Scope[]; add(name: string, scopes: Scope[]): Promise<void> }) {
  const w = words.programs
  const [name, setName] = useState(w.usual)
  const [wanted, setWanted] = useState<readonly Scope[]>(scopes)
  const toggle = (scope: Scope, isOn: boolean): void => setWanted(scopes.filter((each) => (each === scope ? isOn : wanted.includes(each))))
  return (
    <details>
      <summary>{w.newToken}</summary>
      <div className="meet-form">
        <Field title={w.label}>
          <input type="text" maxLength={24} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <fieldset className="setting">
          <legend>{w.scopes}</legend>
          {scopes.map((scope) => (
            <Tick key={scope} title={scope} note={w.scope[scope]} value={wanted.includes(scope)} onPick={(isOn) => toggle(scope, isOn)} />
          ))}
        </fieldset>
        <Button aria-disabled={wanted.length === 0} onClick={() => void add(name, [...wanted])}>
          {w.create}
        </Button>
      </div>
    </details>
  )
}

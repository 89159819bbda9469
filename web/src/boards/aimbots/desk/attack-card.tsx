import { plainHits, ROLLS } from '@robodrome/aimbots/page'
import { plain } from '@robodrome/phrases'
import { percent, signed } from '../../../kit/odds.ts'
import { aimedIn, outlookIn, viewOf, type Props } from '../model.ts'
import { said, words } from '../words/index.ts'
import { Histogram } from './histogram.tsx'

/** The chance of the chosen attack with its parts, or of the attack being rolled. */
export function AttackCard({ snapshot, answers, chosen, explain, reader }: Props) {
  const view = viewOf(snapshot)
  const outlook = outlookIn(answers)
  const pair = aimedIn(snapshot, chosen)
  if (outlook === null || pair === null) return null
  const seen = outlook.attacks.find((each) => each.attacker === pair.attacker && each.defender === pair.defender)
  const range = seen ?? outlook.now
  if (!range) return null
  const [attacker, defender] = [view.bots[pair.attacker]!, view.bots[pair.defender]!]
  const [least, most] = [range.least.hits / range.least.of, range.most.hits / range.most.of]
  return (
    <section className="panel ab-attack" aria-label={words.desk.attack(attacker.name, defender.name)}>
      <header>
        <h2>{words.desk.attack(attacker.name, defender.name)}</h2>
        <b className="ab-big tabular">{percent(range.chance)}</b>
      </header>
      {most > least && <p className="ab-note">{words.desk.unseen(percent(least), percent(most))}</p>}
      {seen && (
        <dl className="ab-parts">
          {seen.least.parts.map(({ source, by, rule }, i) => (
            <div key={i}>
              <dt>{plain(said.sourceOf(source), reader)}</dt>
              <dd className="tabular">{signed(by, true)}</dd>
              <button type="button" className="rule" onClick={() => explain(rule)}>
                {rule}
              </button>
            </div>
          ))}
          <div className="ab-total">
            <dt>{words.desk.margin}</dt>
            <dd className="tabular">{signed(seen.least.margin, true)}</dd>
            <button type="button" className="rule" onClick={() => explain('AB-ATK-8')}>
              AB-ATK-8
            </button>
          </div>
        </dl>
      )}
      {seen && <Histogram margin={seen.least.margin} attacker={attacker.owner} />}
      {seen && plainHits(seen.least.margin) / ROLLS !== seen.chance && <p className="ab-note">{words.desk.plain}</p>}
      {seen && seen.least.defender !== seen.defender && <p className="ab-note">{words.desk.decoy(view.bots[seen.least.defender]!.name)}</p>}
      <p className="ab-note">{words.desk.survives(3 - defender.plates.length)}</p>
    </section>
  )
}

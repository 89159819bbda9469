import type { Interval } from '../interval.ts'
import { STYLE } from '../report/style.ts'
import { escape } from '../report/text.ts'
import type { Learning } from './learning.ts'
import type { LearningPlan } from './plan.ts'

/** The match of the learned player against level 5 without learned weights. */
export type LearningMatch = Interval & { games: number; budget: string }

type Bar = { name: string; value: number }

/**
 * Makes a page with the results of a training run: how much the policy gives away, how well the value predicts, and how often the player
 * with both wins.
 */
export function learningReport(plan: LearningPlan, { policy, value }: Learning, match: LearningMatch | null): string {
  const { settings, teacher, playouts, seed } = plan
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Learning ${escape(plan.game)}</title><style>${STYLE}</style><main>
<h1>Learning ${escape(plan.game)}, ${escape(settings.mode)}</h1>
<p>${plan.lessons.toLocaleString('en')} games of ${escape(teacher)} with ${playouts} playouts, then ${plan.selfPlay.toLocaleString('en')} games of the learned policy against itself. Seed ${seed}.</p>
<div class="cards">
${card('What the policy gives away', `Win chance per decision, in ${policy.decisions.toLocaleString('en')} decisions of which a twentieth was kept for the test.`, [{ name: 'random choice', value: policy.random }, ...policy.passes.map(({ given }, i) => ({ name: `pass ${i + 1}`, value: given }))])}
${card('How far predictions are off', `Log loss in nats per position, in ${value.moments.toLocaleString('en')} positions of which a twentieth was kept for the test.`, [{ name: 'own estimate', value: value.own }, ...value.passes.map(({ loss }, i) => ({ name: `pass ${i + 1}`, value: loss }))])}
</div>
${match === null ? '' : `<h2>Match</h2><p>Level 5 with these weights scored <b>${percent(match.share)}</b> (${percent(match.low)} to ${percent(match.high)}) against level 5 without, in ${match.games} games with ${escape(match.budget)} a decision.</p>`}
</main></html>
`
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const ROW = 28
const LEFT = 130
const WIDTH = 500

function card(title: string, about: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value), Number.EPSILON)
  const drawn = bars.map(({ name, value }, i) => {
    const y = i * ROW
    const width = (value / most) * (WIDTH - LEFT - 90)
    return `<text x="0" y="${y + 19}">${escape(name)}</text><rect class="bar" x="${LEFT}" y="${y + 5}" width="${width.toFixed(1)}" height="18"/><text class="value" x="${WIDTH}" y="${y + 19}">${value.toFixed(4)}</text>`
  })
  return `<article><h3>${escape(title)}</h3><p>${escape(about)}</p><svg viewBox="0 0 ${WIDTH} ${bars.length * ROW}" role="img"><title>${escape(title)}</title>${drawn.join('')}</svg></article>`
}

import type { Game } from '@robodrome/kernel'
import { words } from '../../words/index.ts'
import { knownOptions, variantOf, withOption, type Draft } from './draft.ts'
import { OneOf } from '../../kit/field.tsx'
import { sayingOf, variantName, type GameWords } from './saying.ts'
import { OptionField } from './option-field.tsx'

/** A variant worth playing, and below it each individual option of the table. */
export function OptionsForm({
  game,
  said,
  draft,
  change,
}: {
  game: Game
  said: GameWords | null
  draft: Draft
  change(draft: Draft): void
}) {
  const mode = game.modes[draft.mode]!
  const known = Object.entries(knownOptions(game, draft))
  const variants = Object.entries(mode.variants ?? {})
  const variant = variantOf(mode, draft.options)
  const set = Object.keys(draft.options).length
  return (
    <>
      {variants.length > 0 && (
        <OneOf
          title={words.create.variant}
          name="variant"
          value={variant ?? OWN}
          onPick={(name) => name !== OWN && change({ ...draft, options: { ...mode.variants?.[name] } })}
          values={[
            ['', words.create.plain],
            ...variants.map(([name]) => [name, variantName(said, name)] as const),
            ...(variant === null ? [[OWN, words.create.own] as const] : []),
          ]}
        />
      )}
      {known.length > 0 && (
        <details className="all-options">
          <summary>
            {words.create.options}
            <small>{set === 0 ? words.create.asUsual : words.create.changed(set)}</small>
          </summary>
          <div className="option-list">
            {known.map(([name, option]) => (
              <OptionField
                key={`${draft.mode} ${name}`}
                id={`option ${name}`}
                said={sayingOf(said, name)}
                option={option}
                value={draft.options[name]}
                set={(value) => change(withOption(draft, name, value))}
              />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** Stands for custom options, because no variant has this name. */
const OWN = '\u0000own'

import { LANGUAGES, type Language } from '@robodrome/games'
import { contentOf, papersFor, sentencesFor } from '@robodrome/workshop'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { gameName } from '../../boards/faces.ts'
import { Button } from '../../kit/button.tsx'
import { OneOf, Tick } from '../../kit/field.tsx'
import { Icon } from '../../kit/icons.tsx'
import { language as own } from '../../words/language.ts'
import { printWords as w } from '../../words/workshop-print.ts'
import type { TabProps } from '../tab.ts'
import { usePrinting } from '../use-printing.ts'
import { isDraft, makeVersion } from '../versions/make.ts'
import { DICE, sheetsFor, type PaperSize } from './layout.ts'
import { PaperSheet, type Printed } from './sheet.tsx'
import './print.css'
import './sheet.css'

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }
const PARTS = ['changes', 'panels', 'cards', 'boards', 'faces'] as const
type PartName = (typeof PARTS)[number]
const SHAPES = { panel: 'panels', card: 'cards', board: 'boards' } as const

/** The latest version on paper: its differences, at their true size. */
export default function PrintTab({ bench, draft }: TabProps) {
  const [size, setSize] = useState<PaperSize>('a4')
  const [language, setLanguage] = useState<Language>(own)
  const [isSaver, setSaver] = useState(false)
  const [isAll, setAll] = useState(false)
  const [without, setWithout] = useState<ReadonlySet<PartName>>(new Set())
  const printing = usePrinting(draft.game)
  const version = draft.versions.at(-1)
  const content = useMemo(() => (version === undefined ? bench.printed : contentOf(bench, version)), [bench, version])
  const sentences = useMemo(() => sentencesFor(bench, bench.printed, content, language), [bench, content, language])
  const papers = useMemo(() => papersFor(bench, content, language, isAll), [bench, content, language, isAll])
  const faces = (sentences.length > 0 && bench.faces) || []
  const counts: Readonly<Record<PartName, number>> = {
    changes: sentences.length,
    panels: papers.filter(({ shape }) => shape === 'panel').length,
    cards: papers.filter(({ shape }) => shape === 'card').reduce((sum, { copies }) => sum + copies, 0),
    boards: papers.filter(({ shape }) => shape === 'board').length,
    faces: faces.length * DICE,
  }
  const wanted = (name: PartName): boolean => counts[name] > 0 && !without.has(name)
  const chosen = {
    sentences: wanted('changes') ? sentences : [],
    papers: papers.filter(({ shape }) => wanted(SHAPES[shape])),
    faces: wanted('faces') ? faces : [],
  }
  const isEmpty = PARTS.every((name) => !wanted(name))
  const sheets = version === undefined || isEmpty ? [] : sheetsFor(chosen, size)
  const toggle = (name: PartName): void => setWithout((now) => new Set(PARTS.filter((each) => now.has(each) !== (each === name))))
  const next = (version?.number ?? 0) + 1
  const printed: Printed | null =
    version === undefined
      ? null
      : { name: draft.name, from: draft.from, game: gameName(draft.game), version, content, language, size, saver: isSaver, printing }
  const drawn =
    printed === null ? [] : sheets.map((parts, i) => <PaperSheet key={i} printed={printed} parts={parts} at={i + 1} of={sheets.length} />)
  return (
    <main className="box-print">
      <section className="panel print-choices" aria-labelledby="what-to-print">
        <h1 id="what-to-print">{w.what}</h1>
        {PARTS.filter((name) => counts[name] > 0).map((name) => (
          <Tick
            key={name}
            title={`${w.parts[name][0]} (${counts[name]})`}
            note={w.parts[name][1]}
            value={!without.has(name)}
            onPick={() => toggle(name)}
          />
        ))}
        <Tick title={w.unchanged} note={w.unchangedNote} value={isAll} onPick={setAll} />
        <OneOf
          title={w.paper}
          name="print-paper"
          value={size}
          onPick={(value) => setSize(value === 'letter' ? 'letter' : 'a4')}
          values={[
            ['a4', 'A4'],
            ['letter', w.letter],
          ]}
        />
        <OneOf
          title={w.language}
          name="print-language"
          value={language}
          onPick={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
          values={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        />
        <OneOf
          title={w.ink}
          name="print-ink"
          value={isSaver ? 'saver' : 'colour'}
          onPick={(value) => setSaver(value === 'saver')}
          values={[
            ['colour', w.colour],
            ['saver', w.saver],
          ]}
        />
        <small>{w.only}</small>
      </section>
      <section className="panel print-preview" aria-label={w.title}>
        {drawn.length === 0 ? (
          <div>
            <h2>{w.none}</h2>
            <p>{version === undefined && isDraft(bench, draft) ? w.draft : w.noneNote}</p>
          </div>
        ) : (
          drawn.map((sheet, i) => (
            <figure key={i}>
              {sheet}
              <figcaption>{w.sheet(i + 1)}</figcaption>
            </figure>
          ))
        )}
      </section>
      <footer className="print-ask striped">
        <div>
          <h2>{drawn.length === 0 ? w.none : w.question(drawn.length, size === 'a4' ? 'A4' : w.letter)}</h2>
          <p>{version !== undefined && isDraft(bench, draft) ? w.older(version.number) : w.how}</p>
        </div>
        <span className="row">
          {isDraft(bench, draft) && <Button onClick={() => makeVersion(bench, draft, '')}>{w.make(next)}</Button>}
          <Button look="signal" disabled={drawn.length === 0} onClick={() => globalThis.print()}>
            <Icon name="print" /> {w.print(drawn.length)}
          </Button>
        </span>
      </footer>
      {drawn.length > 0 &&
        createPortal(
          <div className="print-out" aria-hidden="true">
            {drawn}
          </div>,
          document.body,
        )}
    </main>
  )
}

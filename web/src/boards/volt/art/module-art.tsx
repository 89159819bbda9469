import type { ModuleId, OwnModuleId } from '@robodrome/volt/page'

/** A robot from above. */
const BOT = 'M24 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z'

/** A picture of each module's effect, as lines (48 by 48) and filled shapes. */
const PICTURES: Readonly<Record<OwnModuleId, { line: string; fill?: string }>> = {
  MOBILITY: { line: 'M8 34h20M28 34l-7-7M28 34l-7 7M40 8v16M34 14l6-6 6 6', fill: 'M6 8h14v14H6Z' },
  'REPULSION BLAST': { line: 'M24 12V3M24 36v9M12 24H3M36 24h9M20 7l4-4 4 4M20 41l4 4 4-4M7 20l-4 4 4 4M41 20l4 4-4 4', fill: BOT },
  'STEERING NOZZLE': { line: 'M12 40C12 20 20 12 38 12M30 4l9 8-8 9M12 40l-6-6M12 40l6-6' },
  TELEPORT: { line: 'M12 18C18 8 30 8 36 18M36 18l2-8M36 18l-8-2M36 30C30 40 18 40 12 30M12 30l-2 8M12 30l8 2' },
  'TELESCOPIC ARM': { line: 'M4 38h10M14 34v8h10v-8ZM24 36v4h8v-4M32 38c6 0 8-6 8-12M40 26l-6-6M40 26l5-7' },
  ANCHOR: { line: 'M24 14v28M15 20h18M8 28c0 10 8 14 16 14s16-4 16-14M8 28l-3 6M40 28l3 6M24 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z' },
  BOMB: { line: 'M30 14l5-6c3-3 6 0 8-3M44 12l2 1M42 1l1-2', fill: 'M22 12a16 16 0 1 0 0 32 16 16 0 0 0 0-32Z' },
  CONDUCTOR: { line: 'M8 44h32M24 44V30M6 6l6 8M42 6l-6 8', fill: 'M27 2L14 20h8l-4 12 16-18h-9l5-12Z' },
  'RAM EXPANSION': { line: 'M10 36v8M18 36v8M30 36v8M38 36v8M12 18h6M12 24h6M30 18h6M30 24h6M24 12v24M4 12h40v24H4Z' },
  SHIELD: { line: 'M24 12v26M14 20h20', fill: 'M24 3l17 6v13c0 12-8 19-17 23C15 41 7 34 7 22V9Z' },
  CROSSFIRE: { line: 'M24 15V3M24 33v12M15 24H3M33 24h12M19 8l5-5 5 5M19 40l5 5 5-5M8 19l-5 5 5 5M40 19l5 5-5 5', fill: 'M20 20h8v8h-8Z' },
  GRENADES: { line: 'M6 40C8 20 16 10 28 10M36 4l-3 6 8 2-6 5 3 7-8-3', fill: 'M6 30a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z' },
  MINES: {
    line: 'M24 4v8M24 36v8M4 24h8M36 24h8M10 10l6 6M38 10l-6 6M10 38l6-6M38 38l-6-6',
    fill: 'M24 13a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z',
  },
  'REMOTE CONTROL': { line: 'M24 20V8M30 4h-12M12 20h24v24H12ZM18 28h4M18 36h4M28 28h2M28 36h2M6 10c-3 4-3 8 0 12M42 10c3 4 3 8 0 12' },
  'SAW BLADE': {
    line: 'M24 19a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
    fill: 'M24 4l4 6 8-2 1 8 7 4-4 6 4 7-7 3-1 8-8-2-4 6-5-6-8 2-1-8-7-4 4-6-4-6 7-4 1-8 8 2Z',
  },
  SHOCKWAVE: { line: 'M12 36a17 17 0 0 1 0-24M36 12a17 17 0 0 1 0 24M6 42a25 25 0 0 1 0-36M42 6a25 25 0 0 1 0 36', fill: BOT },
  'SWIVEL HEAD': { line: 'M10 30a15 15 0 1 1 28 0M38 30l7-4M38 30l-5-6M24 30v14M16 44h16', fill: 'M24 20a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z' },
  'POWER BEAM': { line: 'M4 18h22M4 30h22M30 8v32M46 24H34M40 17l6 7-6 7', fill: 'M4 21h24v6H4Z' },
  'WALL CONTROL': { line: 'M30 4v12M30 32v12M38 4v12M38 32v12M4 24h38M34 16l9 8-9 8' },
  'WATER CANNON': { line: 'M4 40h12M6 30h14v10H6ZM20 30l6-6M28 22c4-4 10-4 16-2M28 22c2-6 8-10 14-10M28 22c6 0 10 4 14 8' },
  JETPACK: { line: 'M17 30v4M31 30v4M24 12v18', fill: 'M12 8h9v22h-9ZM27 8h9v22h-9ZM12 36h9l-4 10ZM27 36h9l-4 10Z' },
}

/** The picture for modules that exist only in a box: a card. */
const STRANGE: { line: string; fill?: string } = { line: 'M12 4h24v40H12ZM18 14h12M18 22h12M18 30h6' }
const pictureOf = (module: ModuleId): { line: string; fill?: string } =>
  (PICTURES as Readonly<Record<string, { line: string; fill?: string }>>)[module] ?? STRANGE

/** The picture of a module, which is only decoration. */
export const ModuleArt = ({ module }: { module: ModuleId }) => {
  const { line, fill } = pictureOf(module)
  return (
    <svg
      viewBox="-1 -3 50 52"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {fill !== undefined && <path d={fill} fill="currentColor" fillOpacity=".35" />}
      <path d={line} />
    </svg>
  )
}

import type { CSSOptions } from 'vite'

/**
 * Puts the cascade into layers: the rules of a screen beat those of the kit, and those beat the common rules of the page, however specific
 * each of them is. A sheet's folder determines its layer, so that no sheet has to name it. `style/tokens.css` sets their order, before a
 * sheet of the kit or a screen is loaded.
 */
export const layers = (): SheetPlugin => ({
  postcssPlugin: 'robodrome-layers',
  OnceExit(root, { AtRule }) {
    const layer = layerOf(root.source?.input.file ?? '')
    if (layer === null || root.nodes.length === 0) return
    const inside = new AtRule({ name: 'layer', params: layer })
    inside.append(root.nodes.filter((each) => each.type !== 'atrule' || each.name !== 'layer'))
    root.append(inside)
  },
})

/** The layer of a sheet, by its path; null outside the page's own sources. */
export const layerOf = (file: string): 'base' | 'kit' | 'screens' | null => {
  const folder = /\/web\/src\/([\w-]+)\//.exec(file.replaceAll('\\', '/'))?.[1]
  if (folder === undefined) return null
  return folder === 'style' ? 'base' : folder === 'kit' ? 'kit' : 'screens'
}

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>
type SheetPlugin = Exclude<Extract<Plugins[number], { postcssPlugin: string }>, (...all: never[]) => unknown>

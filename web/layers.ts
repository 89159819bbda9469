/**
 * The cascade in layers: what a screen says of its parts beats what the kit says, and that beats the common words of the page, however specific either is.
 * A sheet's folder decides on its layer, so that no sheet has to say it. `style/tokens.css` is loaded first and gives their order.
 */
export const layers = () => ({
  postcssPlugin: 'robodrome-layers',
  OnceExit(root: Root, { AtRule }: Helpers): void {
    const layer = layerOf(root.source?.input.file ?? '')
    if (layer === null || root.nodes.length === 0) return
    const statements = root.nodes.filter((each) => each.type === 'atrule' && each.name === 'layer' && !each.nodes)
    const all = root.nodes.filter((each) => !statements.includes(each))
    const inside = new AtRule({ name: 'layer', params: layer })
    inside.append(all)
    root.append(inside)
  },
})

/** The layer of a sheet by its path, and null outside the page's own sources. */
export const layerOf = (file: string): 'base' | 'kit' | 'screens' | null => {
  const folder = /\/web\/src\/([\w-]+)\//.exec(file.replaceAll('\\', '/'))?.[1]
  if (folder === undefined) return null
  return folder === 'style' ? 'base' : folder === 'kit' ? 'kit' : 'screens'
}

interface Item {
  type: string
  name?: string
  nodes?: Item[] | undefined
}
interface Root {
  nodes: Item[]
  source?: { input: { file?: string } } | undefined
  append(node: object): unknown
}
interface Helpers {
  AtRule: new (options: { name: string; params: string }) => { append(nodes: Item[]): unknown }
}

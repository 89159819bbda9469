import { expect, test } from 'vitest'
import { layerOf } from '../layers.ts'

test.each([
  ['/any/web/src/style/base.css', 'base'],
  ['/any/web/src/kit/die.css', 'kit'],
  ['/any/web/src/boards/volt/stage/arena.css', 'screens'],
  ['C:\\any\\web\\src\\frame\\around\\volt.css', 'screens'],
  ['/any/node_modules/else/web.css', null],
])('the layer of %s is %s', (file, layer) => expect(layerOf(file)).toBe(layer))

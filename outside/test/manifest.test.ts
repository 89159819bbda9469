import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOf, isGameFolder, readPackage, readPackageJson } from '@robodrome/outside/host'
import { describe, expect, test } from 'vitest'

const manifest = {
  api: 1,
  id: 'pig',
  entry: 'src/index.js',
  languages: ['en'],
  title: { en: 'Pig' },
  pitch: { en: 'Push your luck.' },
  facts: { players: [2, 4], minutes: [5, 10] },
}
const whole = { name: 'robodrome-pig', version: '1.0.0', type: 'module', files: ['src'], robodrome: manifest }
const faultOf = (change: object, more: object = {}): string => {
  try {
    readPackageJson({ ...whole, ...more, robodrome: { ...manifest, ...change } })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('the manifest of a package', () => {
  test('is accepted whole', () => expect(readPackageJson(whole).manifest.id).toBe('pig'))

  test.each<[string, object, string]>([
    [
      'another version of the interface',
      { api: 2 },
      'package.json.robodrome.api: found 2, expected 1, the version of the interface that this Robodrome speaks',
    ],
    ['an id with capitals', { id: 'Pig' }, 'package.json.robodrome.id: found "Pig", expected small letters'],
    [
      'a path out of the package',
      { entry: '../index.js' },
      'package.json.robodrome.entry: found "../index.js", expected the path of a file inside the package',
    ],
    ['a hidden way out of the package', { entry: 'src/../../x.js' }, 'package.json.robodrome.entry: found'],
    [
      'no English',
      { languages: ['de'], title: { en: 'Pig', de: 'Sau' } },
      'package.json.robodrome.languages: found ["de"], expected English',
    ],
    [
      'a language without a title',
      { languages: ['en', 'de'] },
      'package.json.robodrome.title: found {"en":"Pig"}, expected a text in each',
    ],
    ['an unknown field', { colour: 'red' }, 'package.json.robodrome.colour: found "red", expected one of the fields api, id, entry'],
    ['players the wrong way round', { facts: { players: [4, 2], minutes: [5, 10] } }, 'package.json.robodrome.facts.players: found [4,2]'],
  ])('refuses %s, and says what it expected', (_what, change, message) => expect(faultOf(change)).toContain(message))

  test('a package.json without the manifest says which field is missing', () =>
    expect(faultOf({}, { type: 'commonjs' })).toContain('package.json.type: found "commonjs", expected "module"'))
})

describe('the folder of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-pig-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...whole, files: ['src', 'RULES.md'] }))
  writeFileSync(join(folder, 'src/index.js'), 'export default () => ({})')

  test('names the rulebook that is missing', () => {
    expect(isGameFolder(folder)).toBe(true)
    expect(() => readPackage(folder)).toThrow('package.json.files: found "RULES.md", expected files and folders that exist')
  })

  test('a link could lead out of the package and is refused', () => {
    writeFileSync(join(folder, 'RULES.md'), '- **P-1** A player rolls.')
    expect(readPackage(folder).manifest.id).toBe('pig')
    symlinkSync('/etc/hosts', join(folder, 'src/hosts.json'))
    expect(() => readPackage(folder)).toThrow('expected files themselves, not links')
  })

  test('the digest follows every file and every path, whatever the order', () => {
    expect(digestOf({ a: '1', b: '2' })).toBe(digestOf({ b: '2', a: '1' }))
    const all = [digestOf({ a: '1', b: '2' }), digestOf({ a: '12', b: '' }), digestOf({ a: '1', c: '2' }), digestOf({ a: '1' })]
    expect(new Set(all).size).toBe(all.length)
  })

  test('the example keeps to it', () => {
    const place = fileURLToPath(new URL('../../examples/liars-dice', import.meta.url))
    const copy = mkdtempSync(join(tmpdir(), 'robodrome-liar-'))
    cpSync(place, copy, { recursive: true })
    expect(readPackage(copy).digest).toBe(readPackage(place).digest)
    writeFileSync(join(copy, 'RULES.md'), 'changed')
    expect(readPackage(copy).digest).not.toBe(readPackage(place).digest)
  })
})

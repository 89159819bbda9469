/** Runs after all our code has been loaded, so that a package can use the language itself but nothing that leads out of its process. */

/** Globals that lead to the network, to other threads, to compiled code, or to the process itself. */
const TAKEN = [
  'process',
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'BroadcastChannel',
  'MessageChannel',
  'navigator',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'FinalizationRegistry',
  'WeakRef',
]
/**
 * Functions that lead from the process object to modules of Node. Our code no longer needs them, and a package that gets hold of the object
 * will not find them there.
 */
const CLOSED = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', '_kill', '_debugProcess', 'abort', 'reallyExit']

const INTRINSICS: readonly object[] = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Promise,
  RegExp,
  Date,
  JSON,
  Math,
  Reflect,
]

/**
 * Removes everything from this realm that leads out of it, and freezes its prototypes, so that no package can spy on what Robodrome does
 * here.
 */
export function harden(): void {
  for (const name of CLOSED) Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false })
  for (const name of TAKEN) Reflect.deleteProperty(globalThis, name)
  for (const intrinsic of INTRINSICS) {
    seal(intrinsic)
    if ('prototype' in intrinsic && typeof intrinsic.prototype === 'object' && intrinsic.prototype !== null) seal(intrinsic.prototype)
  }
  // Node itself sets fields of the constructor, such as the length of a stack trace.
  for (const { prototype } of [Error, TypeError, RangeError]) seal(prototype)
  for (const sample of [[][Symbol.iterator](), new Map().entries(), new Set().entries(), (function* () {})()])
    for (let at: unknown = Object.getPrototypeOf(sample); at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
      seal(at as object)
}

/**
 * Makes the fields of an object unchangeable. Read-only values would also keep objects that inherit from it from setting a field with that
 * name. So fields become accessors whose setter defines the field on the inheriting object.
 */
function seal(object: object): void {
  for (const key of Reflect.ownKeys(object)) {
    const field = Reflect.getOwnPropertyDescriptor(object, key)!
    if (field.configurable !== true || !('value' in field)) continue
    const value: unknown = field.value
    Object.defineProperty(object, key, {
      get: () => value,
      set(this: object, own: unknown) {
        if (this === object) throw new TypeError(`${String(key)} belongs to the language and cannot be changed`)
        Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true })
      },
      enumerable: field.enumerable === true,
      configurable: false,
    })
  }
  Object.preventExtensions(object)
}

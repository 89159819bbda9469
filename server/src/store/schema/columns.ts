import type { ColumnType } from 'kysely'

/** A bigint, such as a moment in milliseconds since 1970: the store gives it as a text. */
export type Int8 = ColumnType<string, number | string, number | string>
export type NullableInt8 = ColumnType<string | null, number | string | null | undefined, number | string | null>
export type GeneratedInt8 = ColumnType<string, number | string | undefined, number | string>

/** JSON that may be missing: it is given as an object and written as a text. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>

/** A column that may be left out. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

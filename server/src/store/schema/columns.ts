import type { ColumnType } from 'kysely'

/** A bigint, for example a time in milliseconds since 1970. The store returns it as text. */
export type Int8 = ColumnType<string, number | string, number | string>
export type NullableInt8 = ColumnType<string | null, number | string | null | undefined, number | string | null>
export type GeneratedInt8 = ColumnType<string, number | string | undefined, number | string>

/** Nullable JSON: read as an object, written as text. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>

/** An optional column. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

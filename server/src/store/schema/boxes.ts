import type { BoxReason, RULINGS, Visibility } from '@robodrome/protocol'
import type { ColumnType, Generated } from 'kysely'
import type { Int8, NullableInt8 } from './columns.ts'

/** Boxes that people share, and what their readers and the host say about them. Content is identified by its digest. */
export interface BoxSchema {
  /** A row never changes, except for `visibility`. For each content there is one row per author. */
  shared_boxes: {
    digest: string
    /** The name, including the digest. */
    box: string
    author: ColumnType<string, string, never>
    title: ColumnType<string, string, never>
    note: ColumnType<string, string, never>
    version: ColumnType<number, number, never>
    parent: ColumnType<string | null, string | null, never>
    forked_from: ColumnType<string | null, string | null, never>
    visibility: Visibility
    created_at: Int8
  }
  /** `reported` means that reports have hidden the box until the host decides. */
  box_rulings: { digest: string; ruling: (typeof RULINGS)[number] | 'reported'; at: Int8 }
  /** A person can report the same content only once. */
  box_reports: { id: Generated<string>; digest: string; by: string; reason: BoxReason; at: Int8; settled_at: NullableInt8 }
  /** Authors who may no longer share boxes. */
  blocked_authors: { author: string; at: Int8 }
}

/** Writes rows of numbers as bytes. As JSON, the data of a run would take gigabytes, and this takes a tenth of that. */
export class Writer {
  readonly #pieces: Buffer[] = []

  floats(values: readonly number[]): void {
    this.#count(values.length)
    this.#pieces.push(Buffer.from(Float32Array.from(values).buffer))
  }

  rows(rows: Uint16Array): void {
    this.#count(rows.length)
    this.#pieces.push(Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength))
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces)
  }

  #count(count: number): void {
    const piece = Buffer.alloc(2)
    piece.writeUInt16LE(count)
    this.#pieces.push(piece)
  }
}

export class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  floats(): number[] {
    return Array.from({ length: this.#count() }, () => {
      this.#at += 4
      return this.#bytes.readFloatLE(this.#at - 4)
    })
  }

  rows(): Uint16Array {
    const rows = new Uint16Array(this.#count())
    for (let i = 0; i < rows.length; i++, this.#at += 2) rows[i] = this.#bytes.readUInt16LE(this.#at)
    return rows
  }

  #count(): number {
    this.#at += 2
    return this.#bytes.readUInt16LE(this.#at - 2)
  }
}

/** Small growing arrays for the columns of an index. */
export class GrowableColumn {
  private readonly items: number[] = []

  push(value: number): void {
    this.items.push(value)
  }

  array(): Uint32Array {
    return Uint32Array.from(this.items)
  }
}

/** Rows of varying length as offsets and values. */
export class RaggedColumn {
  private readonly starts = [0]
  private readonly items: number[] = []

  push(values: readonly number[]): void {
    for (const value of values) this.items.push(value)
    this.starts.push(this.items.length)
  }

  offsets(): Uint32Array {
    return Uint32Array.from(this.starts)
  }

  values(): Uint32Array {
    return Uint32Array.from(this.items)
  }
}

/** Codes for names, in the order in which they appear. */
export class NameCodes {
  readonly list: string[] = []
  private readonly codes = new Map<string, number>()

  codeOf(name: string): number {
    const known = this.codes.get(name)
    if (known !== undefined) return known
    const code = this.list.length
    this.codes.set(name, code)
    this.list.push(name)
    return code
  }
}

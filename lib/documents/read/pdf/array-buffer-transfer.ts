/**
 * pdf.js hands its lists of drawing operations over with a method of buffers that Node has from version 21 on.
 * Without it every list ends at its first operation, and a scanned page looks like an empty one.
 */
function transfer(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
  if (length === this.byteLength) return structuredClone(this, { transfer: [this] })
  const copy = new ArrayBuffer(length)
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy
}

for (const name of ['transfer', 'transferToFixedLength'])
  if (!(name in ArrayBuffer.prototype))
    Object.defineProperty(ArrayBuffer.prototype, name, {
      value: transfer,
      configurable: true,
      writable: true,
    })

/** Files of each kind as small as they can be, made here so that nothing has to be kept beside the tests. */

const text = (words: string) => Buffer.from(words, 'utf8')

/** A ZIP archive whose files are not packed; sums are left out, because only names and places are read. */
function zipOf(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, body] of Object.entries(files)) {
    const [nameBytes, bytes] = [text(name), text(body)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(bytes.length, 18)
    local.writeUInt32LE(bytes.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(bytes.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(at, 42)
    const whole = Buffer.concat([local, nameBytes, bytes])
    bodies.push(whole)
    directory.push(entry, nameBytes)
    at += whole.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, list, end])
}

const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

export const sampleFiles = {
  pdf: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  docx: zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
  xlsx: zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' }),
  hwpx: zipOf({ mimetype: 'application/hwp+zip', 'Contents/content.hpf': '<h/>' }),
  hwp: Buffer.concat([compound, Buffer.alloc(504), text('HWP Document File'), Buffer.alloc(64)]),
  txt: text('임대차 계약서\n보증금 1억 원\n'),
  md: text('# 임대차 계약서\n'),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
}

export const foreignFiles = {
  program: Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00]),
  archive: zipOf({ 'a.txt': 'a' }),
  macros: zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w/>',
    'word/vbaProject.bin': 'x',
  }),
  oldWord: Buffer.concat([compound, Buffer.alloc(600)]),
  brokenZip: Buffer.from('PK\x03\x04 and nothing that follows', 'latin1'),
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'),
  noise: Buffer.from([0xc3, 0x28, 0xff, 0x81, 0x00]),
}

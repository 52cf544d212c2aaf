import { attributes } from './xml'

/** In 1/7,200 inch: A4 with Hangul's own margins. */
const paper = { width: 59_528, height: 84_186, side: 8_504, top: 5_668, bottom: 4_252 }
export const textWidth = paper.width - 2 * paper.side

const noteSettings = (name: string, place: string) =>
  `<hp:${name}><hp:autoNumFormat type="DIGIT" userChar="" prefixChar="" suffixChar=")" supscript="0"/><hp:noteLine length="-1" type="SOLID" width="0.12 mm" color="#000000"/><hp:noteSpacing betweenNotes="283" belowLine="567" aboveLine="850"/><hp:numbering type="CONTINUOUS" newNum="1"/><hp:placement place="${place}" beneathText="0"/></hp:${name}>`

const pageBorder = (type: string) =>
  `<hp:pageBorderFill type="${type}" borderFillIDRef="1" textBorder="PAPER" headerInside="0" footerInside="0" fillArea="PAPER"><hp:offset left="1417" right="1417" top="1417" bottom="1417"/></hp:pageBorderFill>`

/** What the first run of a section says of its pages. @param outline the list that numbers headings */
export function pageSettings(outline: number): string {
  const form = {
    id: '',
    textDirection: 'HORIZONTAL',
    spaceColumns: 1134,
    tabStop: 8000,
    tabStopVal: 4000,
    tabStopUnit: 'HWPUNIT',
    outlineShapeIDRef: outline,
    memoShapeIDRef: 0,
    textVerticalWidthHead: 0,
    masterPageCnt: 0,
  }
  const { width, height, side, top, bottom } = paper
  return `<hp:secPr${attributes(form)}><hp:grid lineGrid="0" charGrid="0" wonggojiFormat="0"/><hp:startNum pageStartsOn="BOTH" page="0" pic="0" tbl="0" equation="0"/><hp:visibility hideFirstHeader="0" hideFirstFooter="0" hideFirstMasterPage="0" border="SHOW_ALL" fill="SHOW_ALL" hideFirstPageNum="0" hideFirstEmptyLine="0" showLineNumber="0"/><hp:lineNumberShape restartType="0" countBy="0" distance="0" startNumber="0"/><hp:pagePr landscape="WIDELY" width="${width}" height="${height}" gutterType="LEFT_ONLY"><hp:margin header="4252" footer="4252" gutter="0" left="${side}" right="${side}" top="${top}" bottom="${bottom}"/></hp:pagePr>${noteSettings('footNotePr', 'EACH_COLUMN')}${noteSettings('endNotePr', 'END_OF_DOCUMENT')}${['BOTH', 'EVEN', 'ODD'].map(pageBorder).join('')}</hp:secPr><hp:ctrl><hp:colPr id="" type="NEWSPAPER" layout="LEFT" colCount="1" sameSz="1" sameGap="0"/></hp:ctrl>`
}

import { OPS, type PDFPageProxy } from 'pdfjs-dist';

const pictureOperators: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/** The name of a picture in the arguments of an operator; undefined for one that is in the arguments itself. */
function nameOfPicture([picture]: readonly unknown[]): string | undefined {
  if (typeof picture === 'string') return picture;
  const isNamed = typeof picture === 'object' && picture !== null && 'data' in picture;
  return isNamed && typeof picture.data === 'string' ? picture.data : undefined;
}

/** Whether a page lacks a picture, such as a damaged scan: pdf.js leaves out pictures that it cannot decode. */
export async function lacksPictures(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operator, index) => {
    const name = pictureOperators.has(operator) ? nameOfPicture(argsArray[index]) : undefined;
    return name === undefined ? [] : [name];
  });
  const pictures = [...new Set(names)].map(
    (name) =>
      new Promise<unknown>((resolve) => {
        const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
        objects.get(name, resolve);
      }),
  );
  return (await Promise.all(pictures)).includes(null);
}

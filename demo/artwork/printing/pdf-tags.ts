import {
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';

/** A structure element, such as a heading or a table row. */
export interface Tag {
  ref: PDFRef;
  dict: PDFDict;
}

interface TagDetails {
  parent?: Tag;
  /** The text alternative of a figure. */
  alt?: string;
  /** The cells to which a table header applies. */
  scope?: 'Row' | 'Column';
}

export interface Tags {
  /** Adds an element without content of its own at the end of its parent, by default the document. */
  add(type: string, details?: TagDetails): Tag;
  /** Adds an element with the content that `draw` draws on the page. */
  draw(page: PDFPage, type: string, draw: () => void, details?: TagDetails): void;
  /** Draws decoration: backgrounds, lines and page numbers. */
  decorate(page: PDFPage, draw: () => void): void;
  /** Writes the structure tree. */
  finish(): void;
}

/** Tags a PDF, so that assistive technology recognizes its headings, paragraphs and tables (ISO 32000-1, 14.7). */
export function createTags(pdf: PDFDocument): Tags {
  const { context } = pdf;
  const kids = new Map<Tag, (PDFRef | number)[]>();
  const contents = new Map<PDFPage, PDFRef[]>();
  const root: Tag = { ref: context.nextRef(), dict: context.obj({ Type: 'StructTreeRoot' }) };

  const add = (type: string, { parent = whole, alt, scope }: TagDetails = {}): Tag => {
    const dict = context.obj({ Type: 'StructElem', S: type, P: parent.ref });
    if (alt !== undefined) dict.set(PDFName.of('Alt'), PDFString.of(alt));
    if (scope) dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }));
    const tag = { ref: context.register(dict), dict };
    kids.set(tag, []);
    kids.get(parent)?.push(tag.ref);
    return tag;
  };
  kids.set(root, []);
  const whole: Tag = add('Document', { parent: root });

  const between = (page: PDFPage, begin: PDFOperator, draw: () => void) => {
    page.pushOperators(begin);
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  };

  return {
    add,
    draw(page, type, draw, details) {
      const tag = add(type, details);
      const onPage = contents.get(page) ?? [];
      contents.set(page, onPage);
      const place = onPage.push(tag.ref) - 1;
      tag.dict.set(PDFName.of('Pg'), page.ref);
      kids.get(tag)?.push(place);
      const marks = [PDFName.of(type), `<</MCID ${place}>>`];
      between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, marks), draw);
    },
    decorate(page, draw) {
      between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]), draw);
    },
    finish() {
      for (const [{ dict }, list] of kids) dict.set(PDFName.of('K'), context.obj(list));
      const byPage = [...contents].flatMap(([page, refs], index) => {
        page.node.set(PDFName.of('StructParents'), context.obj(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        return [index, context.register(context.obj(refs))];
      });
      root.dict.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: byPage })));
      context.assign(root.ref, root.dict);
      pdf.catalog.set(PDFName.of('StructTreeRoot'), root.ref);
      pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}

import type { ReactNode } from 'react';
import { Button, type ButtonLook, buttonClass } from '../button.tsx';
import { ArrowRight } from '../icons.tsx';
import { Pagination } from '../pagination.tsx';
import type { Examples } from './example.ts';

const looks: readonly { look: ButtonLook; name: string }[] = [
  { look: 'solid', name: 'Solid' },
  { look: 'outline', name: 'Outline' },
  { look: 'inverse', name: 'On the brand’s ground' },
];

const onGround = (look: ButtonLook, button: ReactNode) =>
  look === 'inverse' ? <div className="rounded-2xl bg-brand p-6">{button}</div> : button;

const pageTexts = { previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}`, number: String };

const pages = (page: number, count: number) => (
  <Pagination
    page={page}
    pages={count}
    addressOf={(to) => `?page=${to}`}
    texts={{ ...pageTexts, label: `Pages, ${page} of ${count}` }}
    link={(props) => <a {...props}>{props.children}</a>}
  />
);

export const actionExamples: readonly Examples[] = [
  {
    component: 'Button',
    note: 'A busy button stays focusable and announces that it is busy.',
    states: [
      ...looks.flatMap(({ look, name }) => [
        { name, shown: onGround(look, <Button look={look}>Send message</Button>) },
        {
          name: `${name}, busy`,
          shown: onGround(
            look,
            <Button look={look} aria-disabled>
              Sending…
            </Button>,
          ),
        },
      ]),
      {
        name: 'A link that looks like one',
        shown: (
          <a href="#button" className={buttonClass('outline')}>
            Read on <ArrowRight />
          </a>
        ),
      },
      { name: 'With a long text', shown: <Button>Ask for a quotation of everything in this category</Button> },
    ],
  },
  {
    component: 'Pagination',
    states: [
      { name: 'The first page', shown: pages(1, 12) },
      { name: 'In the middle', shown: pages(6, 12) },
      { name: 'The last page', shown: pages(12, 12) },
      { name: 'Few pages', shown: pages(2, 3) },
      { name: 'One page: nothing', shown: pages(1, 1) },
    ],
  },
];

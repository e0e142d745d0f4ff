import { useEffect, useRef } from 'react';
import { useTexts } from '#site/texts/use-texts.ts';
import { Search } from '#ui/icons.tsx';
import { PopoverButton, useClosedOnNewPage } from './popover-button.tsx';
import { SearchForm } from './search-form.tsx';

const boxId = 'search-box';
const fieldId = 'phone-search';

/**
 * The search of small screens: a button in the header that opens and closes a box below it. Wide screens show the field
 * itself.
 */
export function SearchBox() {
  const { search } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useClosedOnNewPage(box);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const focusField = () => {
      if (element.matches(':popover-open')) document.getElementById(fieldId)?.focus();
    };
    // The visitor may have opened the box before hydration.
    focusField();
    element.addEventListener('toggle', focusField);
    return () => element.removeEventListener('toggle', focusField);
  }, []);

  return (
    <div>
      <PopoverButton
        panel={box}
        panelId={boxId}
        label={search.box}
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-pill border border-line-strong"
      >
        <Search />
      </PopoverButton>
      <div ref={box} id={boxId} popover="auto" className="search-box">
        <SearchForm id={fieldId} />
      </div>
    </div>
  );
}

import { useLocation } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';
import { type Asked, type Paging, pageAddress } from '../reading/paging.ts';
import { formatNumber } from '../reading/text/format-number.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { useLanguage } from '../shell/use-language.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Links to the pages of a list. `asked` is the filter of the list, preserved from page to page. */
export function PageLinks({ paging, asked }: { paging: Paging; asked?: Asked }) {
  const { pages: texts } = useTexts();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <Pagination
      page={paging.page}
      pages={paging.pages}
      addressOf={(page) => pageAddress(pathname, page, asked)}
      texts={{ ...texts, page: (page) => texts.page({ page }), number: (page) => formatNumber(page, language) }}
      link={SiteLink}
    />
  );
}

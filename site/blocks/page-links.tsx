import { useLocation } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';
import { type Paging, pageAddress } from '../reading/paging.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** The pages of the list this page shows. */
export function PageLinks({ paging }: { paging: Paging }) {
  const { pages: texts } = useTexts();
  const { pathname } = useLocation();
  return (
    <Pagination
      page={paging.page}
      pages={paging.pages}
      addressOf={(page) => pageAddress(pathname, page)}
      texts={texts}
      link={SiteLink}
    />
  );
}

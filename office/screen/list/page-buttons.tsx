import { Box, PaginationItem, type SxProps, usePagination } from '@mui/material';
import { useTexts } from '#office/texts/texts.ts';
import { offLook } from '../focusable-icon-button.tsx';

export interface PageButtonsProps {
  count: number;
  page: number;
  onTurn(page: number): void;
  sx?: SxProps;
}

/**
 * The page buttons of a list. MUI's `Pagination` loses the focus: it disables "previous" and "next" at the ends, and
 * keys its buttons by position, which changes from page to page.
 */
export function PageButtons({ count, page, onTurn, sx = {} }: PageButtonsProps) {
  const { screen } = useTexts();
  const names = screen.toPage;
  const { items } = usePagination({ count, page, siblingCount: 0, onChange: (_, next) => onTurn(next) });
  const nameOf = (type: keyof typeof names | 'page' | 'start-ellipsis' | 'end-ellipsis', target: number | null) =>
    type in names ? names[type as keyof typeof names] : screen.page({ page: target ?? 0 });
  return (
    <Box component="nav" aria-label={screen.pages} sx={sx}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map(({ disabled, onClick, ...item }) => (
          <li key={item.type === 'page' ? item.page : item.type}>
            <PaginationItem
              {...item}
              aria-label={nameOf(item.type, item.page)}
              aria-disabled={disabled || undefined}
              onClick={disabled ? undefined : onClick}
              sx={disabled ? offLook : {}}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

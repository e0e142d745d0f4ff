import TableView from '@mui/icons-material/TableViewOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import { maySee, useMe } from '#office/shell/me.ts';
import { useTexts } from '#office/texts/texts.ts';

interface SheetLinkProps {
  type: EntityName;
  /** The category, if one is shown or chosen. */
  category: number | undefined;
}

/** From categories and products to the sheet of their facts. */
export function SheetLink({ type, category }: SheetLinkProps) {
  const { role } = useMe();
  const words = useTexts().sheet;
  if ((type !== 'category' && type !== 'product') || !maySee(role, 'product')) return null;
  const to = category === undefined ? '/sheet' : `/sheet/${category}`;
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<TableView />}>
      {words.open}
    </Button>
  );
}

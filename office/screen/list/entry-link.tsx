import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { entryPath } from '../format/entry-path.ts';

/** The title of an entry in a list, as a link to its form. */
export const EntryLink = ({ type, id, title }: { type: string; id: number; title: string }) => (
  <MuiLink component={Link} to={entryPath(type, id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
    {title}
  </MuiLink>
);

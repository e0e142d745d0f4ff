import { Link as MuiLink } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AuditRow } from '#contract/office/owner-view.ts';
import { filePath } from '../files/file-path.ts';
import { entryPath } from '../screen/format/entry-path.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { outdatedPath } from '../translations/outdated-path.ts';
import { changeText } from './change-text.ts';

type Thing = AuditRow['things'][number];

/** The subject of an audit row: its name, with a link if it has a screen; its number or address once it is deleted. */
export function AuditSubject({ things, rest }: Pick<AuditRow, 'things' | 'rest'>) {
  const texts = useTexts();
  const { listSeparators } = useFormats();
  if (things.length === 0) return <>{rest}</>;
  const separators = listSeparators(things.length);
  return (
    <>
      {things.map((thing, index) => (
        <Fragment key={`${thing.kind} ${thing.key}`}>
          {index > 0 && separators[index - 1]}
          <NamedThing thing={thing} />
        </Fragment>
      ))}
      {rest !== '' && `: ${changeText(rest, things[0]?.kind, texts)}`}
    </>
  );
}

function NamedThing({ thing: { kind, type, key, title } }: { thing: Thing }) {
  const entityTexts = useTexts().entities;
  const { audit: texts } = useTexts().owner;
  const { languageName } = useFormats();
  const label = type === undefined ? texts.kinds[kind] : entityTexts[type].label.one;
  if (title === null) return <>{`${label} ${key}`}</>;
  if (kind === 'redirect') return <>{texts.redirect({ from: key, to: title })}</>;
  if (kind === 'user') return <>{texts.user({ name: title, email: key })}</>;
  if (kind === 'language') {
    return (
      <MuiLink component={Link} to={outdatedPath(key)}>
        {texts.outdatedIn({ language: languageName(key) })}
      </MuiLink>
    );
  }
  const path = pathOf({ kind, type, key });
  if (path === undefined) return <>{texts.quoted({ kind: label, title })}</>;
  return (
    <>
      {label}{' '}
      <MuiLink component={Link} to={path} dir="auto">
        {title}
      </MuiLink>
    </>
  );
}

/** The path of the subject's screen; undefined without one. */
function pathOf({ kind, type, key }: Pick<Thing, 'kind' | 'type' | 'key'>): string | undefined {
  if (kind === 'entry' && type) return entryPath(type, Number(key));
  if (kind === 'file') return filePath(key);
  return kind === 'application' ? `/applications/${key}` : undefined;
}

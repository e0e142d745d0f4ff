import { Link as MuiLink } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AuditRow } from '#contract/office/upkeep-view.ts';
import { filePath } from '#office/files/file-path.ts';
import { entryPath } from '#office/screen/format/entry-path.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { outdatedPath } from '#office/translations/outdated-path.ts';
import { subjectText } from '../subject-text.ts';

type Thing = AuditRow['things'][number];

/** Whether only a number or a random name is left of the thing. */
const isNameless = ({ kind, title }: Thing) =>
  title === null && kind !== 'redirect' && kind !== 'user' && kind !== 'language';

/** The subject of an audit row: its name, with a link if it has a screen; its kind once it is deleted. */
export function AuditSubject({ action, things, rest }: Pick<AuditRow, 'action' | 'things' | 'rest'>) {
  const texts = useTexts();
  const formats = useFormats();
  const { audit } = texts.owner;
  const label = useLabelOf();
  const text = rest === '' ? '' : subjectText({ action, rest, kind: things[0]?.kind }, texts, formats);
  if (things.length === 0) return <>{text}</>;
  const deleted = Map.groupBy(things.filter(isNameless), label);
  const named = [
    ...things
      .filter((thing) => !isNameless(thing))
      .map((thing) => ({ key: `${thing.kind} ${thing.key}`, node: <NamedThing thing={thing} /> })),
    ...[...deleted].map(([kind, { length: count }]) => ({ key: kind, node: audit.deleted({ kind, count }) })),
  ];
  const separators = formats.listSeparators(named.length);
  return (
    <>
      {named.map(({ key, node }, index) => (
        <Fragment key={key}>
          {index > 0 && separators[index - 1]}
          {node}
        </Fragment>
      ))}
      {text !== '' && `: ${text}`}
    </>
  );
}

function useLabelOf() {
  const { entities, owner } = useTexts();
  return ({ kind, type }: Thing) => (type === undefined ? owner.audit.kinds[kind] : entities[type].label.one);
}

function NamedThing({ thing }: { thing: Thing }) {
  const { kind, type, key, title } = thing;
  const { audit: texts } = useTexts().owner;
  const { languageName } = useFormats();
  const label = useLabelOf()(thing);
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

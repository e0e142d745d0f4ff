import { Button } from '@mui/material';
import { useState } from 'react';
import { maxReplyTemplates, type ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { Empty } from '#office/screen/empty.tsx';
import { Loaded } from '#office/screen/loaded.tsx';
import { Page } from '#office/screen/page.tsx';
import { Panel } from '#office/screen/panel.tsx';
import { useLanguage, useTexts } from '#office/texts/texts.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { type LoadedTemplates, useReplyTemplates } from './use-reply-templates.ts';

/** The templates of replies, in the order of their menu. */
export function RepliesScreen() {
  const { replies: texts } = useTexts();
  const answer = useReplyTemplates();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Loaded of={answer}>{(loaded) => <Templates loaded={loaded} />}</Loaded>
    </Page>
  );
}

function Templates({ loaded }: { loaded: LoadedTemplates }) {
  const { replies: texts } = useTexts();
  const { language } = useLanguage();
  const [edited, setEdited] = useState<ReplyTemplate>();
  const add = () => setEdited({ id: crypto.randomUUID(), name: '', language, subject: '', text: '' });
  return (
    <Panel
      title={texts.templates}
      aside={
        <Button onClick={add} disabled={loaded.templates.length >= maxReplyTemplates}>
          {texts.add}
        </Button>
      }
    >
      {loaded.templates.length === 0 ? (
        <Empty title={texts.nothing} hint={texts.nothingHint} />
      ) : (
        <TemplateList loaded={loaded} onEdit={setEdited} />
      )}
      {edited && <TemplateForm loaded={loaded} template={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

import { AskBox } from '#site/blocks/ask-box.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { withoutOpeningHeading } from '#site/reading/text/opening-heading.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { pageTextsFor, usePageTexts } from '#site/texts/use-page-texts.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/privacy-policy.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { privacyPolicy, ...company } = await companyOf(services);
    const policy = withoutOpeningHeading(privacyPolicy, pageTextsFor(services.language).group.privacy.title);
    return withLanguage({ policy, summary: summaryOf(policy) }, company, { privacyPolicy: 'policy' });
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).group.privacy.title, description: args.loaderData?.summary });

export default function PrivacyPolicy({ loaderData: { policy } }: Route.ComponentProps) {
  const { privacy: texts } = usePageTexts().group;
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-12">
        <div className="grid-main">
          {policy.trim() ? <RichText html={policy} className="text-lg" /> : <Empty text={texts.none} />}
        </div>
        <AskBox heading={texts.askHeading} text={texts.askText} ask={texts.ask} />
      </div>
    </Page>
  );
}

import { AskBox } from '#site/blocks/ask-box.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { notFound, orErrorPage } from '#site/loading/failures.ts';
import { formatDay } from '#site/reading/dates/dates.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { withoutOpeningHeading } from '#site/reading/text/opening-heading.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { pageTextsFor, usePageTexts } from '#site/texts/use-page-texts.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/accessibility.ts';

/** Responds with 404 on a site without a statement. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const { accessibility, accessibilityReviewedOn, ...company } = await companyOf(services);
    if (accessibility.trim() === '') throw notFound();
    const statement = withoutOpeningHeading(accessibility, pageTextsFor(services.language).group.accessibility.title);
    const shown = {
      statement,
      reviewedOn: formatDay(accessibilityReviewedOn, services.language),
      summary: summaryOf(statement),
    };
    return withLanguage(shown, company, { accessibility: 'statement' });
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).group.accessibility.title, description: args.loaderData?.summary });

export default function Accessibility({ loaderData: { statement, reviewedOn } }: Route.ComponentProps) {
  const { accessibility: texts } = usePageTexts().group;
  return (
    <Page heading={texts.title}>
      <div className="page-grid gap-y-12">
        <div className="grid-main">
          <RichText html={statement} className="text-lg" />
          {reviewedOn ? <p className="mt-8 text-muted">{texts.reviewedOn({ day: reviewedOn })}</p> : null}
        </div>
        <AskBox heading={texts.askHeading} text={texts.askText} ask={texts.ask} />
      </div>
    </Page>
  );
}

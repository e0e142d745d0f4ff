import { useRef } from 'react';
import { hero } from '#site/constants.ts';
import { pictureUses } from '#site/picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { MotionSwitch } from '#ui/carousel/motion.tsx';
import { useAutoplay } from '#ui/carousel/use-autoplay.ts';
import { useTrack } from '#ui/carousel/use-track.ts';
import { ContentText } from '#ui/content-language.tsx';
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Slide } from './definition.ts';

/** The duration of a slide by window width, in milliseconds. */
const pauseMs = () => (window.innerWidth < hero.smallBelowPx ? hero.pauseMsSmall : hero.pauseMs);

/** The home page's slides: they advance automatically, and by swipe, wheel, keys and buttons. */
export function Hero({ slides }: { slides: Slide[] }) {
  const { home, carousel, motion } = useTexts();
  const area = useRef<HTMLElement>(null);
  const { ref, tabIndex, current, show } = useTrack(slides.length, hero.speedMs);
  useAutoplay(area, pauseMs, () => {
    if (slides.length > 1) show(current + 1);
  });
  if (slides.length === 0) return null;

  const arrow = 'hero-arrow hero-step needs-script';
  return (
    <section ref={area} aria-roledescription="carousel" aria-label={home.slider} className="hero">
      <ul ref={ref} tabIndex={tabIndex} className="track" aria-label={home.slider}>
        {slides.map((slide, index) => (
          <li key={slide.id || slide.name} className="hero-slide">
            {slide.image ? (
              <Picture
                picture={slide.image}
                use={pictureUses.hero}
                first={index === 0}
                filling
                decorative
                className="hero-image"
              />
            ) : (
              <span className="hero-image bg-brand" />
            )}
            <div className="shell-width hero-text">
              <SlideText slide={slide} />
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="hero-controls shell-width">
          <ul className="flex gap-1">
            {slides.map((slide, index) => (
              <li key={slide.id || slide.name}>
                <button
                  type="button"
                  className="hero-dot needs-script"
                  aria-label={carousel.goTo({ position: index + 1, count: slides.length })}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-2">
            <MotionSwitch label={motion.pause} className="hero-arrow" />
            <button type="button" className={arrow} aria-label={carousel.previous} onClick={() => show(current - 1)}>
              <ArrowLeft />
            </button>
            <button type="button" className={arrow} aria-label={carousel.next} onClick={() => show(current + 1)}>
              <ArrowRight />
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Each slide leads on: to its link, else to the products. */
function SlideText({ slide: { name, text, projectUrl } }: { slide: Slide }) {
  const { nav, news } = useTexts();
  const more = (
    <>
      <span>
        {news.readMore}{' '}
        <span className="sr-only">
          <ContentText>{name}</ContentText>
        </span>
      </span>
      <ArrowRight />
    </>
  );
  return (
    <div className="hero-copy">
      <p className="title-text hero-line">
        <ContentText>{name}</ContentText>
      </p>
      {text ? (
        <p className="hero-support">
          <ContentText>{text}</ContentText>
        </p>
      ) : null}
      <div className="hero-actions">
        {projectUrl ? (
          // Links of editors have the language in their path already.
          <a href={projectUrl} className={buttonClass('light')}>
            {more}
          </a>
        ) : (
          <SiteLink href="/product" className={buttonClass('light')}>
            {more}
          </SiteLink>
        )}
        <SiteLink href="/contact" className={buttonClass('ghost')}>
          {nav.contact}
        </SiteLink>
      </div>
    </div>
  );
}

import type { Home } from '@evmandi/api/contract/catalog';
import { pictureAddress } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { IconArrowRight, IconBolt } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useState } from 'react';
import styles from './banner.module.css';
import { CarouselButton } from './carousel-button.tsx';
import { BANNER_INTERVAL_MS, nextSlide } from './carousel-position.ts';
import { useCarousel } from './use-carousel.ts';

type Slide = Home['slides'][number];

interface BannerSlideProps {
  slide: Slide;
  /** "2 of 4". */
  position: string;
  first: boolean;
  shown: boolean;
}

function BannerSlide({ slide, position, first, shown }: BannerSlideProps) {
  return (
    <article
      className={shown ? styles.slide : `${styles.slide} ${styles.away}`}
      aria-roledescription="slide"
      aria-label={position}
      data-panel={slide.panelBg}
    >
      <div className={styles.text}>
        <span className={styles.ribbon} data-ribbon={slide.ribbonClass}>
          <IconBolt size={16} aria-hidden />
          {slide.ribbon}
        </span>
        <h2 className={styles.title}>
          {slide.titleTop} <span className={styles.second}>{slide.titleBottom}</span>
        </h2>
        <p className={styles.sentence}>{slide.text}</p>
        <ButtonLink to={slide.href} variant="volt">
          KNOW MORE
          <VisuallyHidden>
            {' '}
            about {slide.titleTop} {slide.titleBottom}
          </VisuallyHidden>
          <IconArrowRight aria-hidden />
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture
          src={pictureAddress(slide.picture.path)}
          alt={slide.picture.alt}
          width={640}
          height={480}
          priority={first}
          className={styles.drawing}
        />
      </div>
    </article>
  );
}

/** The rotating promotions: 5 s each, a button for each, Pause. */
export function Banner({ slides }: Pick<Home, 'slides'>) {
  const [current, setCurrent] = useState(0);
  const [spoken, setSpoken] = useState('');
  const { paused, toggle, area } = useCarousel(BANNER_INTERVAL_MS, () =>
    setCurrent((was) => nextSlide(was, slides.length)),
  );
  // Said only when a person moves it: a banner that speaks by itself interrupts.
  const choose = (index: number) => {
    setCurrent(index);
    setSpoken(`Slide ${index + 1} of ${slides.length}`);
  };
  return (
    <section
      className={styles.banner}
      data-surface="inverse"
      aria-roledescription="carousel"
      aria-label="Promotions"
      {...area}
    >
      <div className={styles.ring} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div className={styles.slides}>
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.key}
            slide={slide}
            position={`${index + 1} of ${slides.length}`}
            first={index === 0}
            shown={index === current}
          />
        ))}
      </div>
      <div className={styles.controls}>
        {slides.map(({ key, titleTop, titleBottom }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-label={`Show slide ${index + 1}: ${titleTop} ${titleBottom}`}
            aria-current={index === current}
            onClick={() => choose(index)}
          />
        ))}
        <CarouselButton
          className={styles.pause}
          what="promotions"
          paused={paused}
          onToggle={toggle}
        />
      </div>
    </section>
  );
}

import { deckColours } from '@bellwether/domain/summaries/deck-colours';
import { useSession } from '#platform/session.ts';
import { currentBrand, themeVariables } from '#ui/theme/theme-variables.ts';
import type { Deck, Slide } from '../model/deck.ts';
import type { DeckTexts } from '../model/deck-texts.ts';
import { summaryWords } from '../words.ts';
import { AnswerSlide, QuarterSlide } from './answer-slide.tsx';
import { CoverSlide } from './cover-slide.tsx';
import { AnnualGoalsSlide, CompanyGoalsSlide, GoalsSlide } from './goals-slide.tsx';
import classes from './slide-frame.module.css';

export interface ShownDeck {
  readonly deck: Deck;
  readonly texts: DeckTexts;
}

interface SlideFrameProps extends ShownDeck {
  readonly slide: Slide;
  /** The number of the slide in the deck, from 1. */
  readonly at: number;
}

/** Shows one slide as in the file: A4 landscape, in the company's colour, and light even in the dark scheme. */
export function SlideFrame({ deck, texts, slide, at }: SlideFrameProps) {
  const { Tenant } = useSession();
  const brand = currentBrand.use();
  const { colour, onColour } = deckColours({
    primaryColor: Tenant.PrimaryColor,
    useLightText: Tenant.UseLightTextOnPrimary,
  });
  const variables: Readonly<Record<string, string>> = {
    ...themeVariables(brand).light,
    '--deck-colour': colour,
    '--deck-on-colour': onColour,
  };
  return (
    <div className={classes.frame} style={variables} data-slide={slide.kind}>
      <div className={classes.slide}>
        <SlideContent deck={deck} texts={texts} slide={slide} />
        {slide.kind === 'cover' ? null : (
          <p className={classes.foot}>
            <span>{footOf(Tenant.Name, deck)}</span>
            <span data-figures>{at}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function footOf(company: string, { kind, title, user }: Deck): string {
  return [company, `${summaryWords.titles[kind]} ${title}`, user?.Name].filter(Boolean).join(' · ');
}

function SlideContent({ deck, texts, slide }: ShownDeck & { readonly slide: Slide }) {
  switch (slide.kind) {
    case 'cover':
      return <CoverSlide deck={deck} />;
    case 'answer':
      return <AnswerSlide slide={slide} text={texts.shownOf(slide.text)} />;
    case 'quarter':
      return <QuarterSlide slide={slide} text={texts.shownOf(slide.text)} />;
    case 'goals':
      return <GoalsSlide slide={slide} textOf={texts.shownOf} />;
    case 'company-goals':
      return <CompanyGoalsSlide slide={slide} />;
    case 'annual-goals':
      return <AnnualGoalsSlide slide={slide} />;
  }
}

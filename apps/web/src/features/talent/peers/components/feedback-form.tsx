import type { PeerFeedback } from '@bellwether/contract/talent/peers';
import { useQuery } from '@tanstack/react-query';
import { WritingForm } from '../../answers/components/writing-form.tsx';
import { peerFeedbackQuery, useSaveFeedback } from '../api.ts';
import { peerWords } from '../words.ts';

/** The giver writes. Saving keeps it private; handing in ends the writing (talent.24). */
export function FeedbackForm({ feedback }: { readonly feedback: PeerFeedback }) {
  const { refetch } = useQuery(peerFeedbackQuery(feedback.Id));
  const save = useSaveFeedback();
  return (
    <WritingForm
      draftKey={`peer-feedback.${feedback.Id}`}
      label={peerWords.yourFeedback}
      present={feedback}
      questionsOf={textQuestions}
      refetch={() => void refetch()}
      save={save.mutateAsync}
      words={peerWords}
    />
  );
}

const textQuestions = ({ Questions }: PeerFeedback) =>
  Questions.map((question) => ({ ...question, Kind: 'text' as const, Levels: [] }));

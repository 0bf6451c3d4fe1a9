import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useAskForData } from '../api.ts';
import { dataWords } from '../words.ts';

interface AskButtonProps {
  /** Whose data; absent: the own. */
  readonly personId?: number;
  readonly label: string;
}

/** Asks for a file with a person's data; the server asks for the password first. */
export function AskButton({ personId, label }: AskButtonProps) {
  const ask = useAskForData(personId);
  return (
    <SubmitButton
      loading={ask.isPending}
      onClick={() =>
        ask.mutate(undefined, {
          onSuccess: () => toast.success(dataWords.asked),
          onError: (error) => toast.error(problemText(error)),
        })
      }
    >
      {label}
    </SubmitButton>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { importGoalsLink, importPeopleLink } from '#platform/links.ts';
import { connectionsWords } from '../words.ts';

export function PeopleFileCard() {
  return (
    <ConnectionCard title={connectionsWords.peopleFile} about={connectionsWords.peopleFileAbout}>
      <div>
        <Button variant="default" renderRoot={(root) => <Link {...root} {...importPeopleLink()} />}>
          {connectionsWords.openPeopleFile}
        </Button>
      </div>
    </ConnectionCard>
  );
}

export function GoalFileCard() {
  return (
    <ConnectionCard title={connectionsWords.goalFile} about={connectionsWords.goalFileAbout}>
      <div>
        <Button variant="default" renderRoot={(root) => <Link {...root} {...importGoalsLink()} />}>
          {connectionsWords.openGoalFile}
        </Button>
      </div>
    </ConnectionCard>
  );
}

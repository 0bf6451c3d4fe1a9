import type { ProfileStory } from './story.ts';

/** The profiles of people of Northwind Robotics, by their keys. Most people have written nothing yet. */
export const northwindProfiles: Readonly<Record<string, ProfileStory>> = {
  ceo: {
    phone: '+46 8 555 0110',
    linkedinUrl: 'linkedin.com/in/marta-lindqvist-demo',
    biography:
      'Started Northwind Robotics in a boat house with three friends and a borrowed lathe. Before that, ten years of building warehouse systems. Sails when the wind allows it.',
    responsibility:
      '<p>Direction and money:</p><ul><li>the three company goals of each quarter</li><li>the board and our investors</li><li>who leads which part of the company</li></ul>',
  },
  manager: {
    phone: '+46 8 555 0142',
    linkedinUrl: 'https://www.linkedin.com/in/daniel-okafor-demo',
    biography:
      'Leads the software that makes our robots find their way. Believes that a demo every Friday beats a plan of forty pages. Coaches a youth chess club.',
    responsibility:
      '<p>Robotics Software: <strong>Navigation</strong>, <strong>Perception</strong> and <strong>Fleet Platform</strong>. I decide what we release and when.</p>',
  },
  lead: {
    phone: '+46 8 555 0157',
    linkedinUrl: '',
    biography: 'Robots should arrive where they said they would.',
    responsibility: '<p>Everything between a map and a wheel that turns.</p>',
  },
  contributor: {
    phone: '',
    linkedinUrl: 'linkedin.com/in/tom-becker-demo',
    biography: 'Path planning by day, road cycling by evening.',
    responsibility: '<p>The planner, its simulation, and the on-call week every fourth week.</p>',
  },
  cto: {
    phone: '+46 8 555 0118',
    linkedinUrl: 'linkedin.com/in/samuel-adeyemi-demo',
    biography:
      'Came for the robots, stayed for the people who build them. Reads every incident report himself.',
    responsibility:
      '<p>What we build and how:</p><ul><li>software and hardware of every robot</li><li>safety and certification</li><li>hiring in Engineering</li></ul>',
  },
  people: {
    phone: '+46 8 555 0190',
    linkedinUrl: '',
    biography: 'Makes sure that good people find us, stay with us and grow here.',
    responsibility: '<p>Hiring, development and pay, and the rules that make them fair.</p>',
  },
  operations: {
    phone: '+46 8 555 0133',
    linkedinUrl: 'linkedin.com/in/aisha-khan-demo',
    biography: 'Ran two plants before this one. Walks the line every morning at seven.',
    responsibility:
      '<p>From purchase order to a robot that works at the customer: <strong>Manufacturing</strong>, <strong>Supply Chain</strong>, <strong>Customer Success</strong>.</p>',
  },
  sna3: {
    phone: '',
    linkedinUrl: '',
    biography: '',
    responsibility: '<p>Technical answers for customers in North America before they sign.</p>',
  },
};

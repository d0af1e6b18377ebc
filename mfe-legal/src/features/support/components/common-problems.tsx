import { chakra, Link } from 'shared-ui';
import { commonProblems } from '../content/problems';

/** The questions asked most, each answered in the FAQ. */
export function CommonProblems() {
  return (
    <chakra.ul listStyleType="none">
      {commonProblems.map((problem) => (
        <chakra.li key={problem.to} borderTopWidth="1px" borderColor="border">
          <Link to={problem.to} variant="plain" minH="12" width="full">
            {problem.question}
          </Link>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

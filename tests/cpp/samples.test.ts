import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../../plugins/kit/read-text';
import {releaseOf} from '../../src/data/release-facts';
import {releases} from '../../src/data/releases';
import released from '../../versions.json';
import {isWide} from '../pages';
import {checkSyntax, findCompiler, headerFaults, samplesOf, type Sample} from './samples';

const root = path.join(import.meta.dirname, '..', '..', 'versioned_docs');
const [newest] = released;
/** Compiling takes seconds for each page and engine: all versions in `npm run test:all`, the newest one always. */
const versions = readdirSync(root)
  .map((folder) => folder.replace('version-', ''))
  .filter((version) => isWide || version === newest);

/** Every page with complete C++ files, as `[version, page, samples]`. */
const pages = versions.flatMap((version) =>
  readdirSync(path.join(root, `version-${version}`), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [version, file, samplesOf(readText(path.join(root, `version-${version}`, file)))] as const)
    .filter(([, , samples]) => samples.length > 0),
);

const HEADER = `// Lamp.h
#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"
#include "Lamp.generated.h"

UCLASS()
class MYPROJECT_API ALamp : public AActor
{
    GENERATED_BODY()

public:
    ALamp();
};
`;
const SOURCE = `// Lamp.cpp
#include "Lamp.h"

ALamp::ALamp()
{
    bReplicates = true;
}
`;
const withMember = (member: string): string => HEADER.replace('ALamp();', `ALamp();\n    ${member}`);
const lamp = (header: string, source: string): Sample[] => [
  {file: 'Lamp.h', line: 1, code: header},
  {file: 'Lamp.cpp', line: 20, code: source},
];

describe('the samples of a page', () => {
  it('exist on pages of every version from 1.1.1 on', () => {
    const withSamples = new Set(pages.map(([version]) => version));
    expect(versions.filter((version) => version !== '1.0.0' && !withSamples.has(version))).toEqual([]);
  });

  it.each(pages)('%s %s keep the rules of Unreal Header Tool', (_version, _page, samples) => {
    expect(samples.flatMap(headerFaults)).toEqual([]);
  });

  it('that break these rules are named', () => {
    const [header] = lamp(HEADER.replace('#include "Lamp.generated.h"\n', ''), SOURCE);
    const [plain] = lamp(HEADER.replace('    GENERATED_BODY()\n', ''), SOURCE);
    expect([header, plain].flatMap((sample) => (sample ? headerFaults(sample) : []))).toEqual([
      'line 1: the last include of Lamp.h must be "Lamp.generated.h".',
      'line 1: a class of Lamp.h has no GENERATED_BODY().',
    ]);
  });
});

const compiler = findCompiler();
if (compiler === undefined) {
  console.warn('tests/cpp: no C++ compiler here, so the syntax of the samples is not checked. Install clang or g++.');
}

describe.skipIf(compiler === undefined)('the syntax of the samples', () => {
  const check = (samples: readonly Sample[], engine: string): string => checkSyntax(compiler ?? '', samples, engine);

  const cases = pages.flatMap(([version, page, samples]) =>
    (releaseOf(releases, version)?.engines ?? []).map((engine) => [version, page, engine, samples] as const),
  );

  it.each(cases)('%s %s on UE %s', (version, _page, engine, samples) => {
    expect(check(samples, engine)).toBe('');
  });

  it.each([
    ['a member that is not there', '5.6', HEADER, SOURCE.replace('bReplicates', 'bReplicate'), 'bReplicate'],
    ['a missing include', '5.6', HEADER.replace('#include "GameFramework/Actor.h"\n', ''), SOURCE, 'AActor'],
    ['an override of nothing', '5.6', withMember('void Shine() override;'), SOURCE, 'override'],
    ['a semicolon that is missing', '5.6', HEADER, SOURCE.replace('true;', 'true'), ';'],
    ['what a later engine brought', '4.27', withMember('TObjectPtr<AActor> Other = nullptr;'), SOURCE, 'TObjectPtr'],
    ['what an engine took away', '5.5', HEADER, SOURCE.replace('bReplicates', 'NetUpdateFrequency'), 'NetUpdate'],
  ])('names %s', (_what, engine, header, source, message) => {
    expect(check(lamp(header, source), engine)).toContain(message);
  });
});

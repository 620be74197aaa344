import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A C++ file that a page shows: a `cpp` fence with the name of the file as its title. */
export interface Sample {
  /** Name of the file, for example `MyPlayerState.h`. */
  readonly file: string;
  /** Line of the page on which its code begins, counted from 1. */
  readonly line: number;
  readonly code: string;
}

const STUBS = path.join(import.meta.dirname, 'stubs');
const FENCE = /^( *)```cpp title="(?<file>[^"]+)"\n(?<code>[^]*?)^\1```$/gm;

/**
 * Finds the complete files among the C++ fences of a page. Fences without a file name are fragments and left out.
 * @param page text of an MDX page
 */
export function samplesOf(page: string): Sample[] {
  return Array.from(page.matchAll(FENCE), ({groups: {file = '', code = ''} = {}, index}) => {
    const line = page.slice(0, index).split('\n').length + 1;
    return {file, line, code};
  });
}

/**
 * Does what Unreal Header Tool would do, as far as names go: GENERATED_BODY() gets the class and its parent.
 * Lines keep their numbers.
 */
function withGeneratedBodies(code: string): string {
  return code.replace(
    /(class (?:\w+_API )?(\w+)[^{;]*?: public (\w+)[^{;]*\{\s*)GENERATED_BODY\(\)/g,
    (_, head: string, name: string, base: string) => `${head}GENERATED_BODY_OF(${name}, ${base})`,
  );
}

/**
 * Rules of Unreal Header Tool that a compiler does not know.
 * @returns one sentence for each fault
 */
export function headerFaults({file, line, code}: Sample): string[] {
  if (!file.endsWith('.h') || !/^ *UCLASS\(/m.test(code)) {
    return [];
  }
  const includes = [...code.matchAll(/^ *#include "([^"]+)"/gm)].map(([, name]) => name);
  const generated = `${file.slice(0, -2)}.generated.h`;
  const faults: string[] = [];
  if (includes.at(-1) !== generated) {
    faults.push(`line ${line}: the last include of ${file} must be "${generated}".`);
  }
  if (!code.includes('GENERATED_BODY()')) {
    faults.push(`line ${line}: a class of ${file} has no GENERATED_BODY().`);
  }
  return faults;
}

/** The first of the usual C++ compilers that this machine has, or undefined. `CXX` names another one. */
export function findCompiler(): string | undefined {
  const candidates = [process.env.CXX, 'clang++', 'g++', 'c++'];
  return candidates.find((name) => name !== undefined && spawnSync(name, ['--version']).status === 0);
}

/**
 * Checks the samples of one page for syntax and types against the declarations in `stubs/`. Nothing is linked, and the
 * engine itself is not involved.
 * @param compiler from `findCompiler`
 * @param engine the engine that the samples are written for, for example `5.4`
 * @returns what the compiler says; empty when it has nothing to say
 */
export function checkSyntax(compiler: string, samples: readonly Sample[], engine: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tbia-cpp-'));
  try {
    // A unit for each file: a header is read on its own as well, and must bring the includes that it needs.
    const units = samples.map(({file, code}) => {
      const unit = path.join(folder, `${file}.unit.cpp`);
      writeFileSync(path.join(folder, file), withGeneratedBodies(code));
      writeFileSync(path.join(folder, file.replace(/\.\w+$/, '.generated.h')), '#pragma once\n');
      writeFileSync(unit, `#include "${file}"\n`);
      return unit;
    });
    const [major = '5', minor = '0'] = engine.split('.');
    const {stdout, stderr, error} = spawnSync(
      compiler,
      [
        '-fsyntax-only',
        '-std=c++20',
        '-Wall',
        '-Wsuggest-override',
        '-Werror',
        `-DSAMPLE_ENGINE_MAJOR=${major}`,
        `-DSAMPLE_ENGINE_MINOR=${minor}`,
        '-DMYPROJECT_API=',
        '-DMYMODULE_API=',
        ...[folder, path.join(STUBS, 'engine'), path.join(STUBS, 'plugins')].map((place) => `-I${place}`),
        ...units,
      ],
      {encoding: 'utf8'},
    );
    if (error) {
      throw error;
    }
    return `${stdout}${stderr}`.replaceAll(`${folder}${path.sep}`, '').trim();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

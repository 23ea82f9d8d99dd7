"""Checks many units with heard on an engine: a Spark job that pipes each partition through `heard check --ndjson-units`.

usage: spark-submit check_units.py UNITS.ndjson FINDINGS [--master local[2]] [--partitions N] [--heard PATH]

UNITS.ndjson is what `heard scan --format ndjson` prints, one or many of them. Lines of one key and table make a group, so they are brought
together first, in the order of the input: of two lines with the same key and locale the second one is the duplicate. Each group then goes
through one process. `--quiet` leaves out the summary line, `--jobs 1` leaves the cores to the engine, `--fail-on never` keeps findings from
looking like failures.
"""
import argparse, json
from pyspark.rdd import portable_hash
from pyspark.sql import SparkSession

def placed(part, lines):
    """Each line by its table and key, then by where it stands in the input: parts are numbered in the order of the input."""
    for number, line in enumerate(lines):
        unit = json.loads(line)
        yield (unit.get("table", ""), unit["key"], part, number), line

def group(place): return portable_hash(place[:2])

def main():
    options = argparse.ArgumentParser()
    options.add_argument("units")
    options.add_argument("findings")
    options.add_argument("--master", default=None)
    options.add_argument("--partitions", type=int, default=8)
    options.add_argument("--heard", default="heard")
    given = options.parse_args()
    builder = SparkSession.builder.appName("heard")
    if given.master: builder = builder.master(given.master)
    context = builder.getOrCreate().sparkContext
    context.setLogLevel("ERROR")
    lines = context.textFile(given.units, given.partitions)
    grouped = lines.mapPartitionsWithIndex(placed).repartitionAndSortWithinPartitions(given.partitions, group).values()
    grouped.pipe(f"{given.heard} check --ndjson-units --quiet --jobs 1 --fail-on never", checkCode=True).saveAsTextFile(given.findings)

if __name__ == "__main__": main()

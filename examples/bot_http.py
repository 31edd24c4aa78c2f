"""Plays any legal move over HTTP: python3 bot_http.py SERVER TOKEN TABLE SEAT

Needs Python alone. A seat is counted from 0. Started again, it goes on where it was.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

server, token, table, seat = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])


def ask(path, body=None):
    """The answer; None if there is nothing to tell yet."""
    headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1/tables/{table}{path}", data, headers)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return None if answer.status == 204 else json.load(answer)
        except urllib.error.HTTPError as error:
            if "Retry-After" in error.headers:
                time.sleep(int(error.headers["Retry-After"]))
                continue
            problem = json.load(error)
            if problem["code"] == "stale" and body and "play" in body:
                return None  # something has happened since: look again
            sys.exit(problem["detail"])


ask("/commands", {"sit": {"seat": seat}})
number = 0
while True:
    # Waits until something has happened, or the game has begun.
    snapshot = ask(f"/snapshot?after={number}&wait=25")
    if snapshot is None:
        continue
    number = snapshot["number"]
    if snapshot["ending"]:
        break
    if snapshot["turn"] == seat and snapshot["legal"]:
        ply = random.choice(snapshot["legal"])
        ask("/commands", {"play": {"seat": seat, "at": number, "ply": ply}})
    elif snapshot["confirm"] == seat:
        ask("/commands", {"confirm": {"seat": seat}})
print([player["total"] for player in snapshot["score"]["seats"]])
